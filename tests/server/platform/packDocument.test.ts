import { packDocument } from '@server/http/packDocument'
import { expect, it, vi } from 'vitest'
import { patient } from '../patient'

/** The beginning of a document whose page is still being rendered. */
async function* unfinished() {
  yield '<html>'
  await new Promise(() => undefined)
}
async function* failing() {
  yield '<html>'
  throw new Error('no page')
}

it.each([
  ['no reason', undefined],
  ['an error of the connection', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
  ['an abort', new DOMException('The operation was aborted', 'AbortError')],
])('takes a browser that leaves with %s for no error', async (_, reason) => {
  const [onError, onAbort] = [vi.fn<() => void>(), vi.fn<() => void>()]
  for (const accepted of ['br', 'gzip', '']) {
    const { body } = packDocument(unfinished(), accepted, { onError, onAbort })
    const reader = body.getReader()
    await reader.read()
    await reader.cancel(reason)
  }
  await vi.waitFor(() => expect(onAbort).toHaveBeenCalledTimes(3), patient)
  expect(onError).not.toHaveBeenCalled()
})

it('reports a part that cannot be produced', async () => {
  const [onError, onAbort] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { body } = packDocument(failing(), '', { onError, onAbort })
  await expect(new Response(body).text()).rejects.toThrow('no page')
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'no page' }))
  expect(onAbort).not.toHaveBeenCalled()
})
