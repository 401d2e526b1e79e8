/** A map that is cleared when it is full, so that clients cannot make it grow without limit. */
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
