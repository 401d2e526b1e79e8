/** A promise that the test settles. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

/** An effect that never responds. */
export const never = () => new Promise<never>(() => undefined)
