/** Whatever is called or read on it, it does nothing and returns itself. */
const inert: unknown = new Proxy(() => {}, {
  apply: () => inert,
  get: (_, name) => (name === 'then' || typeof name === 'symbol' ? undefined : inert),
})

// Stand for Vitest's exports while the commands load test files: only `describeMachine` has an effect there.
export const describe = inert
export const expect = inert
export const it = inert
export const test = inert
export const vi = inert
export const afterAll = inert
export const afterEach = inert
export const beforeAll = inert
export const beforeEach = inert
