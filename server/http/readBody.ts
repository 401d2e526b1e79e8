import type { Endpoint } from '@contract/endpoint'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '../domain/refusal'
import { type FormLimits, readForm } from './readForm'

/** Twice as much as our largest JSON body needs. */
const jsonBytes = 64 * 1024

/** The body as the endpoint's schema expects it. */
export function readBody(
  context: Context,
  endpoint: Endpoint,
  formLimits: FormLimits,
): Promise<unknown> {
  return isForm(context, endpoint) ? readForm(context, formLimits) : readJson(context, endpoint)
}

/** Whether the body is a form. An endpoint that takes forms takes JSON too, for requests without files. */
function isForm(context: Context, { encoding }: Endpoint): boolean {
  const type = context.req.header('content-type') ?? ''
  return encoding === 'multipart' && /^multipart\/form-data\b/i.test(type)
}

async function readJson(context: Context, { encoding }: Endpoint): Promise<unknown> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    const form = encoding === 'multipart' ? 'multipart/form-data or ' : ''
    throw new Refusal('unsupported_media_type', {
      detail: `Send the body as ${form}application/json.`,
    })
  }
  await limitBody(context)
  try {
    return await context.req.json()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('malformed_json', { detail: 'The body is not valid JSON.' })
  }
}

/** Makes reading the body fail once it is larger than allowed. */
async function limitBody(context: Context): Promise<void> {
  const onError = () => {
    throw new Refusal('payload_too_large')
  }
  await bodyLimit({ maxSize: jsonBytes, onError })(context, () => Promise.resolve())
}
