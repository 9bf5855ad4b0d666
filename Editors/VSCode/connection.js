'use strict'

const { spawn } = require('node:child_process')

/** One run of `plumb lsp`: messages in and out, each with a header that says its length. */
class Connection {
  /**
   * @param {string} program
   * @param {(method: string, parameters: any) => void} told What the server says unasked.
   * @param {(reason: string) => void} ended The server has ended without being asked to.
   */
  constructor(program, told, ended) {
    this.told = told
    this.waiting = new Map()
    this.lastID = 0
    this.bytes = Buffer.alloc(0)
    this.isClosing = false
    this.process = spawn(program, ['lsp'], { stdio: ['pipe', 'pipe', 'pipe'] })
    this.process.stdout.on('data', (data) => this.receive(data))
    this.process.stdin.on('error', () => {})
    let messages = ''
    this.process.stderr.on('data', (data) => { messages = (messages + data).slice(-2000) })
    const end = (reason) => {
      for (const { reject } of this.waiting.values()) reject(new Error(reason))
      this.waiting.clear()
      if (!this.isClosing) ended(reason)
      this.isClosing = true
    }
    this.process.on('error', (error) => end(error.message))
    this.process.on('exit', (code) => end(messages.trim() || `It ended with code ${code}.`))
  }

  receive(data) {
    this.bytes = Buffer.concat([this.bytes, data])
    for (;;) {
      const end = this.bytes.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/content-length: *(\d+)/i.exec(this.bytes.toString('latin1', 0, end))?.[1])
      if (!Number.isFinite(length)) return this.process.kill()
      if (this.bytes.length < end + 4 + length) return
      const body = this.bytes.toString('utf8', end + 4, end + 4 + length)
      this.bytes = this.bytes.subarray(end + 4 + length)
      this.take(JSON.parse(body))
    }
  }

  take(message) {
    if (message.method) return this.told(message.method, message.params)
    const waiting = this.waiting.get(message.id)
    if (!waiting) return
    this.waiting.delete(message.id)
    if (message.error) waiting.reject(new Error(message.error.message))
    else waiting.resolve(message.result)
  }

  send(message) {
    if (this.isClosing) return
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    this.process.stdin.write(body)
  }

  /** @returns {Promise<any>} */
  request(method, params) {
    if (this.isClosing) return Promise.resolve(null)
    const id = ++this.lastID
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.send({ id, method, params })
    })
  }

  notify(method, params) { this.send({ method, params }) }

  async close() {
    if (this.isClosing) return
    const done = this.request('shutdown', {})
    await Promise.race([done.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 2000))])
    this.notify('exit', {})
    this.isClosing = true
    this.process.stdin.end()
    setTimeout(() => this.process.kill(), 1000).unref()
  }
}

module.exports = { Connection }
