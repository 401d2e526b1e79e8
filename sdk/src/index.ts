export type * from '../../contract/bridge'
export { type ConnectOptions, connect, type MiniAppHost } from './connect'
export { MiniAppError } from './errors'
export { frameTransport, type Transport } from './transport'
