import {
  attributesAt,
  attributesOf,
  isFields,
  isOwnAddress,
  type Path,
  parsePath,
  type ScimAttributes,
} from './attributes'
import { ScimRefusal } from './scimRefusal'

const maxOperations = 100

/** Attributes that no request may change. */
const fixed = ['id', 'meta', 'schemas']
/** Attributes that each person has. */
const stored = new Set([
  'username',
  'active',
  'name',
  'name.givenname',
  'name.familyname',
  'emails',
  'emails.value',
])

/**
 * What the operations of a PATCH change, together; later ones win. Okta sends objects without a path, Entra paths with
 * filters, and both spell the operations as they like.
 * @throws `invalidSyntax`, `invalidPath`, `invalidValue`, `mutability`
 */
export function attributesOfPatch(body: unknown): ScimAttributes {
  const operations = isFields(body) ? (body.Operations ?? body.operations) : undefined
  if (!Array.isArray(operations) || operations.length === 0) {
    throw wrong('“Operations” must be a list')
  }
  if (operations.length > maxOperations) {
    throw wrong(`“Operations” must have at most ${maxOperations} entries`)
  }
  return operations.reduce<ScimAttributes>(
    (read, operation: unknown) => ({ ...read, ...attributesOfOperation(operation) }),
    {},
  )
}

function attributesOfOperation(operation: unknown): ScimAttributes {
  if (!isFields(operation)) throw wrong('Each operation must be an object')
  const { op, path, value } = operation
  const name = typeof op === 'string' ? op.toLowerCase() : null
  if (name !== 'add' && name !== 'replace' && name !== 'remove') {
    throw wrong('“op” must be add, replace or remove')
  }
  if (path === undefined || path === null || path === '') {
    if (name === 'remove')
      throw new ScimRefusal('invalidPath', 'An operation to remove needs a path.')
    if (!isFields(value)) throw wrong('The value of an operation without a path must be an object')
    return attributesOf(value)
  }
  if (typeof path !== 'string') throw new ScimRefusal('invalidPath', 'A path must be a text.')
  const parsed = parsePath(path)
  if (fixed.includes(parsed.attribute.split('.')[0] ?? '')) {
    throw new ScimRefusal('mutability', `“${path}” cannot be changed.`)
  }
  const isRemoval = name === 'remove' || value === null || value === undefined
  return isRemoval ? removalOf(parsed, path) : attributesAt(parsed, value)
}

function removalOf({ attribute, filter }: Path, path: string): ScimAttributes {
  if (attribute === 'externalid') return { externalId: null }
  if (!stored.has(attribute) || !isOwnAddress(filter)) return {}
  throw new ScimRefusal('mutability', `“${path}” cannot be removed.`)
}

const wrong = (what: string) => new ScimRefusal('invalidSyntax', `${what}.`)
