/// How much a view report tells.
package enum ReportForm: Sendable, CaseIterable {
  /// What the literature on debugging constraints made the standard:
  ///
  ///     report     = header [mask] frame [content hugging resistance] constraint …
  ///     header     = "<" object "> " class [" : " superclass] [" [Autosizes]"] [" [Caution: Ambiguous Layout!]"]
  ///     mask       = "Mask..........." part {"+" part}
  ///     frame      = "Frame:.........(" x " " y "; " width " " height ")"
  ///     content    = "Content size...{" width ", " height "}" [" [Content Mode: " mode "]"]
  ///     hugging    = "Hugging........[H " priority "] [V " priority "]"
  ///     resistance = "Resistance.....[H " priority "] [V " priority "]"
  ///     constraint = number ". " ["@" priority " "] equation [" (" class ")" | " (" identifier ")"]
  ///     object     = (nametag | class) ":" address
  ///
  /// `mask` is there where the view translates a mask with anything flexible, and what is about content only for
  /// views. Priorities of constraints take four columns, numbers as many as the last one has. A constraint of
  /// another class than `NSLayoutConstraint` shows that in place of a priority, one that a container or the
  /// surroundings made the identifier that Apple gives it.
  case standard
  /// The same with mask, alignment rectangle and what is open, and for each constraint whether it holds, where
  /// it is installed and where it was made.
  case long
}
