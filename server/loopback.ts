/** Whether only this machine can reach a server that listens at this address. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
}
