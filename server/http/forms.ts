import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@contract/endpoint'
import type { Context } from 'hono'
import type { Dependencies } from './dependencies'
import type { Sender } from './formsInFlight'
import { type FormLimits, readForm } from './readForm'

/** Space for the text fields of a form, in addition to its files. */
const fieldBytes = 256 * 1024
const kilobyte = 1024

/** A form in progress: `read` returns its fields, `close` discards it together with its files. */
export type OpenForm = { read(): Promise<unknown>; close(): Promise<void> }

/** Reads forms with files, within the limits per user, per client and per process. */
export function createForms({
  deployment,
  formsInFlight: inFlight,
  limits,
}: Pick<Dependencies, 'deployment' | 'formsInFlight' | 'limits'>) {
  /**
   * Counts a form for its sender before any of it is read. The caller closes it when the call is over.
   * @throws `too_many_requests`, `unavailable`
   */
  return async function open(
    context: Context,
    sender: Sender,
    endpoint: Endpoint,
  ): Promise<OpenForm> {
    const most = formLimits(deployment, endpoint)
    const declared = context.req.header('content-length')
    const bytes = Math.min(Number(declared ?? Infinity), most.bytes)
    const consume = (size: number) =>
      limits.consume('uploadedKilobytesByUser', sender.user, Math.ceil(size / kilobyte))
    const leave = inFlight.enter(sender, bytes)
    try {
      if (declared !== undefined) await consume(bytes)
    } catch (error) {
      leave()
      throw error
    }
    let folder: string | null = null
    return {
      read: async () => {
        folder = await mkdtemp(join(tmpdir(), 'portico-form-'))
        const form = await readForm(context, most, folder)
        // A chunked body does not state its size.
        if (declared === undefined) await consume(form.bytes)
        return form.fields
      },
      close: async () => {
        leave()
        if (folder !== null) await rm(folder, { recursive: true, force: true })
      },
    }
  }
}

/** The byte limit allows one file too many, so that the refusal can name the actual reason: too many files. */
function formLimits({ browser }: Dependencies['deployment'], endpoint: Endpoint): FormLimits {
  const { attachments, attachmentBytes } = browser.limits
  const { files, fileBytes } =
    endpoint.fileBytes === undefined
      ? { files: attachments, fileBytes: attachmentBytes }
      : { files: 1, fileBytes: endpoint.fileBytes }
  return { bytes: (files + 1) * fileBytes + fieldBytes, files, fileBytes }
}
