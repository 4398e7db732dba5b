/** Forgets what was used longest ago once the weights together pass the limit. */
export class BoundedCache<Value> {
  readonly #limit: number
  readonly #weigh: (value: Value) => number
  readonly #values = new Map<string, Value>()
  #weight = 0

  constructor(limit: number, weigh: (value: Value) => number) {
    this.#limit = limit
    this.#weigh = weigh
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.delete(key)
    this.#values.set(key, value)
    this.#weight += this.#weigh(value)
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#limit) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#weight -= this.#weigh(value)
  }

  clear(): void {
    this.#values.clear()
    this.#weight = 0
  }
}
