import type { Connection, TestFinding } from '@contract/operate/connections'

/** Tries the connections of the server, as `doctor` does. */
export type ConnectionTests = Record<Connection, () => Promise<TestFinding[]>>
