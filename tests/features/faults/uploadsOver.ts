/** `XMLHttpRequest`, as far as an upload uses it, over `fetch`. */
export const uploadsOver = (send: typeof fetch) =>
  class extends EventTarget {
    readonly upload = new EventTarget()
    readonly #headers = new Headers()
    readonly #abort = new AbortController()
    #request = { method: '', url: '' }
    status = 0
    responseText = ''

    open(method: string, url: string) {
      this.#request = { method, url }
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.append(name, value)
    }
    send(body: FormData) {
      const { method, url } = this.#request
      const options = { method, headers: this.#headers, body, signal: this.#abort.signal }
      void this.#end(send(url, options))
    }
    abort() {
      this.#abort.abort()
      this.#dispatch('abort')
    }
    async #end(reply: Promise<Response>) {
      try {
        const response = await reply
        this.responseText = await response.text()
        this.status = response.status
        this.#dispatch('load')
      } catch {
        if (!this.#abort.signal.aborted) this.#dispatch('error')
      }
    }
    #dispatch(how: 'load' | 'error' | 'abort') {
      this.dispatchEvent(new Event(how))
      this.dispatchEvent(new Event('loadend'))
    }
  }
