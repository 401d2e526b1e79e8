/** A map that begins anew when it is full, so that what a process remembers does not grow with what it is sent. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  override set(key: K, value: V): this {
    if (this.size >= this.#most && !this.has(key)) this.clear()
    return super.set(key, value)
  }
}
