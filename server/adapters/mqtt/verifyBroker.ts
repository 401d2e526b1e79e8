import { connectAsync } from 'mqtt'

const timeoutMs = 5000

/** Connects to the broker and disconnects. Rejects with the error of the client. */
export async function verifyBroker(url: string): Promise<void> {
  const client = await connectAsync(url, { reconnectPeriod: 0, connectTimeout: timeoutMs }, false)
  await client.endAsync(true)
}
