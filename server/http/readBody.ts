import type { Endpoint } from '@contract/endpoint'
import type { Context } from 'hono'
import { Refusal } from './refusal'

/** Of an endpoint that takes forms; it takes JSON too, which has no files. */
export function isForm(context: Context, { encoding }: Endpoint): boolean {
  const type = context.req.header('content-type') ?? ''
  return encoding === 'multipart' && /^multipart\/form-data\b/i.test(type)
}

/** The body as the endpoint's schema expects it. */
export function readBody(context: Context, endpoint: Endpoint): Promise<unknown> {
  return isForm(context, endpoint) ? readForm(context) : readJson(context, endpoint)
}

async function readJson(context: Context, { encoding }: Endpoint): Promise<unknown> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    const form = encoding === 'multipart' ? 'multipart/form-data or ' : ''
    throw new Refusal('unsupported_media_type', {
      detail: `Send the body as ${form}application/json.`,
    })
  }
  try {
    return await context.req.json()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('malformed_json', { detail: 'The body is not valid JSON.' })
  }
}

/** No form of ours has nearly as many. */
const partsAtMost = 200

function refusedForm(message: string): Refusal {
  return new Refusal('invalid_request', { errors: [{ path: 'body', code: 'form', message }] })
}

/**
 * Fields by name: a text, or a list of files. A field that comes twice is a list of texts, which no schema
 * takes; one that was left empty is taken as absent, since a form cannot leave it out.
 */
async function readForm(context: Context): Promise<unknown> {
  const form = await context.req.formData().catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    throw refusedForm('The body is not a valid form')
  })
  const parts = [...form.entries()]
  if (parts.length > partsAtMost) throw refusedForm('The form has too many parts')
  const fields = new Map<string, (string | File)[]>()
  for (const [name, value] of parts) {
    const isEmpty = typeof value === 'string' ? value === '' : value.name === '' && value.size === 0
    if (!isEmpty) fields.set(name, [...(fields.get(name) ?? []), value])
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => {
      const [first] = values
      return [name, values.length === 1 && typeof first === 'string' ? first : values]
    }),
  )
}
