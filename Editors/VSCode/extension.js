'use strict'

const vscode = require('vscode')
const { spawn } = require('node:child_process')
const { Connection } = require('./connection.js')

/** The documents that the server is told of. */
const languages = [{ language: 'interface-builder', scheme: 'file' }]

let connection
let diagnostics
/** Programs of `plumb open` that this window has started. */
const studios = new Set()

const settings = () => vscode.workspace.getConfiguration('plumb')
const program = () => settings().get('path') || 'plumb'
const isMeant = (document) => vscode.languages.match(languages, document) > 0
const named = (document) => ({ textDocument: { uri: document.uri.toString() } })
const place = (position) => ({ line: position.line, character: position.character })
const span = (range) => ({ start: place(range.start), end: place(range.end) })
const range = (value) => new vscode.Range(
  value.start.line, value.start.character, value.end.line, value.end.character)

function activate(context) {
  diagnostics = vscode.languages.createDiagnosticCollection('plumb')
  context.subscriptions.push(
    diagnostics,
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument(change),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (isMeant(document)) connection?.notify('textDocument/didClose', named(document))
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('plumb.path')) restart()
    }),
    vscode.languages.registerHoverProvider(languages, { provideHover }),
    vscode.languages.registerDocumentSymbolProvider(languages, { provideDocumentSymbols }),
    vscode.languages.registerCodeLensProvider(languages, { provideCodeLenses }),
    vscode.languages.registerCodeActionsProvider(languages, { provideCodeActions }, {
      providedCodeActionKinds: [
        vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll.append('plumb'),
      ],
    }),
    vscode.commands.registerCommand('plumb.preview', preview),
    vscode.commands.registerCommand('plumb.studio', studio),
    vscode.commands.registerCommand('plumb.restart', restart),
    { dispose: () => studios.forEach((server) => server.kill()) })
  return start()
}

async function deactivate() { await connection?.close() }

async function start() {
  const started = new Connection(program(), told, (reason) => {
    diagnostics.clear()
    vscode.window.showErrorMessage(`Plumb's language server is not running. ${reason}`, 'Restart', 'Settings')
      .then((choice) => {
        if (choice === 'Restart') restart()
        if (choice === 'Settings') vscode.commands.executeCommand('workbench.action.openSettings', 'plumb.path')
      })
  })
  connection = started
  try {
    await started.request('initialize', {
      processId: process.pid, rootUri: null, capabilities: { general: { positionEncodings: ['utf-16'] } },
    })
  } catch {
    return
  }
  started.notify('initialized', {})
  vscode.workspace.textDocuments.forEach(open)
}

async function restart() {
  await connection?.close()
  diagnostics.clear()
  await start()
}

// Documents

function open(document) {
  if (!isMeant(document)) return
  connection?.notify('textDocument/didOpen', {
    textDocument: {
      uri: document.uri.toString(), languageId: document.languageId, version: document.version,
      text: document.getText(),
    },
  })
}

function change({ document, contentChanges }) {
  if (!isMeant(document) || contentChanges.length === 0) return
  connection?.notify('textDocument/didChange', {
    textDocument: { uri: document.uri.toString(), version: document.version },
    // Ranges are those of the text before: from the end on, none moves another.
    contentChanges: [...contentChanges].sort((one, other) => other.rangeOffset - one.rangeOffset)
      .map((part) => ({ range: span(part.range), text: part.text })),
  })
}

function told(method, parameters) {
  if (method !== 'textDocument/publishDiagnostics') return
  diagnostics.set(vscode.Uri.parse(parameters.uri), parameters.diagnostics.map(diagnostic))
}

function diagnostic(value) {
  const made = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1)
  made.code = value.code
  made.source = value.source
  made.relatedInformation = (value.relatedInformation ?? []).map((related) =>
    new vscode.DiagnosticRelatedInformation(
      new vscode.Location(vscode.Uri.parse(related.location.uri), range(related.location.range)),
      related.message))
  return made
}

// Questions

async function provideHover(document, position) {
  const found = await connection?.request(
    'textDocument/hover', { ...named(document), position: place(position) })
  if (!found) return null
  // What stands in a document is text, and never marks.
  const text = new vscode.MarkdownString().appendCodeblock(found.contents.value, 'text')
  return new vscode.Hover(text, range(found.range))
}

async function provideDocumentSymbols(document) {
  const made = (item) => {
    const symbol = new vscode.DocumentSymbol(
      item.name, item.detail ?? '', item.kind - 1, range(item.range), range(item.selectionRange))
    symbol.children = item.children.map(made)
    return symbol
  }
  return (await connection?.request('textDocument/documentSymbol', named(document)) ?? []).map(made)
}

async function provideCodeLenses(document) {
  if (!settings().get('frames')) return []
  return (await connection?.request('textDocument/codeLens', named(document)) ?? [])
    .map((lens) => new vscode.CodeLens(range(lens.range), lens.command))
}

async function provideCodeActions(document, place, context) {
  const found = await connection?.request('textDocument/codeAction', {
    ...named(document), range: span(place),
    context: { diagnostics: [], ...(context.only ? { only: [context.only.value] } : {}) },
  })
  return (found ?? []).map((action) => {
    const made = new vscode.CodeAction(action.title, vscode.CodeActionKind.Empty.append(action.kind))
    made.isPreferred = action.isPreferred
    made.diagnostics = action.diagnostics?.map(diagnostic)
    made.edit = new vscode.WorkspaceEdit()
    for (const [uri, edits] of Object.entries(action.edit.changes)) {
      for (const edit of edits) made.edit.replace(vscode.Uri.parse(uri), range(edit.range), edit.newText)
    }
    return made
  })
}

// The preview

/** Shows the scenes beside the text as `plumb render` draws them, and follows what is typed. */
function preview() {
  const document = vscode.window.activeTextEditor?.document
  if (!document || !isMeant(document)) return
  const panel = vscode.window.createWebviewPanel(
    'plumb.preview', `Preview: ${document.uri.path.split('/').pop()}`,
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, { enableScripts: false })
  let timer
  const follow = vscode.workspace.onDidChangeTextDocument((event) => {
    if (event.document !== document) return
    clearTimeout(timer)
    timer = setTimeout(draw, 300)
  })
  let version = 0
  const draw = async () => {
    const mine = ++version
    const { text, isPicture } = await rendered(document.getText())
    // A later text may have been drawn before.
    if (mine === version) panel.webview.html = isPicture ? page(text) : page(null, text)
  }
  panel.onDidDispose(() => {
    version += 1
    clearTimeout(timer)
    follow.dispose()
  })
  return draw()
}

/** The picture of a document as SVG, or why there is none. */
function rendered(document) {
  return new Promise((resolve) => {
    const drawing = spawn(program(), ['render', '-'])
    const [picture, messages] = [[], []]
    drawing.stdout.on('data', (data) => picture.push(data))
    drawing.stderr.on('data', (data) => messages.push(data))
    drawing.stdin.on('error', () => {})
    drawing.on('error', (error) => resolve({ text: error.message, isPicture: false }))
    drawing.on('close', (code) => resolve(code === 0
      ? { text: Buffer.concat(picture).toString('utf8'), isPicture: true }
      : { text: Buffer.concat(messages).toString('utf8'), isPicture: false }))
    drawing.stdin.end(document)
  })
}

/** A page that shows a picture, in which nothing runs and which loads nothing. */
function page(picture, message = '') {
  const image = picture && `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}">`
  const text = message.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>body { margin: 0; background: #f4f5f7 } img { max-width: 100% } p { padding: 1em; color: #1f2328 }</style>
${image ?? `<p>${text}</p>`}`
}

/** Opens the studio of `plumb open` in the browser. Its page lets itself be shown in no frame. */
async function studio() {
  const document = vscode.window.activeTextEditor?.document
  if (!document || !isMeant(document)) return
  if (document.isDirty) await document.save()
  const server = spawn(program(), ['open', document.uri.fsPath, '--no-browser'])
  studios.add(server)
  let text = ''
  const address = await new Promise((resolve) => {
    const read = (data) => {
      text += data
      const found = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(text)
      if (found) resolve(found[0])
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('error', (error) => { text = error.message; resolve(null) })
    server.on('exit', () => { studios.delete(server); resolve(null) })
  })
  if (address) await vscode.env.openExternal(vscode.Uri.parse(address))
  else vscode.window.showErrorMessage(`The studio does not open. ${text.trim()}`)
}

module.exports = { activate, deactivate }
