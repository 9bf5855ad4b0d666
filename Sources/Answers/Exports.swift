// What answers and questions are made of, so that `import PlumbAnswers` brings it: environments, devices, changes,
// findings, geometry.
@_exported import PlumbAppleFacts
@_exported import PlumbFindings
@_exported import PlumbGeometry
@_exported import PlumbInterfaceBuilder
@_exported import PlumbTextMetrics
