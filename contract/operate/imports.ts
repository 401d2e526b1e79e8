import { endpoint } from '@contract/endpoint'
import { envelope, uuid } from '@contract/values'
import * as v from 'valibot'

/** The largest file, in bytes: ten thousand lines of 200. */
export const maxImportBytes = 2_000_000
export const maxImportLines = 10_000
/** How many errors a reply names; `error_count` counts the others too. */
export const maxImportErrors = 200
/** How many people a reply names. */
export const maxImportPeople = 100

/** The columns of the file, in any order. `company` is the name of a company in the building, and may be missing. */
export const importColumns = ['email', 'first_name', 'last_name', 'company'] as const
export const importColumn = v.picklist(importColumns)

/** A column that is ignored: a file of failed lines names the reasons in it, and can be corrected and imported. */
export const problemColumn = 'problem'

/** Why a line, or the whole file, cannot be imported. */
export const importErrorCode = v.picklist([
  'encoding',
  'empty',
  'too_many_lines',
  'header_missing',
  'column_missing',
  'column_unknown',
  'column_twice',
  'quotes',
  'cells',
  'email',
  'name',
  'formula',
  'duplicate',
  'deactivated',
  'company_unknown',
  'domain_of_other_company',
])

/** `line` counts from 1, as in an editor; the first line names the columns. */
export const importError = v.object({
  line: v.number(),
  column: v.nullable(importColumn),
  code: importErrorCode,
  /** What the file has there, shortened; null if the error is about the whole line or file. */
  value: v.nullable(v.string()),
  message: v.string(),
})
export type ImportError = v.InferOutput<typeof importError>

/** A person of the file. A new account gets these names and this company; one that exists keeps its own. */
export const importedPerson = v.object({
  line: v.number(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  company: v.nullable(v.string()),
  outcome: v.picklist(['added', 'joined', 'unchanged']),
})
export type ImportedPerson = v.InferOutput<typeof importedPerson>

export const importReport = v.object({
  /** Lines with a person. */
  lines: v.number(),
  /** People without an account so far. */
  added: v.number(),
  /** People with an account who join the building. */
  joined: v.number(),
  /** People who belong to the building already; nothing about them changes. */
  unchanged: v.number(),
  /** Whether they were imported: false for a dry run, and if no line can be imported. */
  imported: v.boolean(),
  error_count: v.number(),
  errors: v.array(importError),
  /** Every line that is not imported, also those whose errors are not named. Empty if the whole file is refused. */
  failed_lines: v.array(v.number()),
  /** The first people whose lines have no error. */
  people: v.array(importedPerson),
})
export type ImportReport = v.InferOutput<typeof importReport>

export const importPeople = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/people/import',
  access: 'user',
  operate: 'people.import',
  summary: 'Import the people of a building from a CSV file: those whose lines have no error',
  body: v.object({
    building_uuid: uuid,
    /** The bytes of the file, in base64: the server checks their encoding, which must be UTF-8. */
    file: v.pipe(
      v.string(),
      v.maxLength(Math.ceil(maxImportBytes / 3) * 4),
      // Valibot's own pattern takes a tenth of a second for the largest file.
      v.regex(/^[A-Za-z\d+/]*={0,2}$/),
    ),
    /** Only reports what an import would do. */
    dry_run: v.boolean(),
  }),
  bodyBytes: 3 * 1024 * 1024,
  timeLimit: 60_000,
  reply: envelope(importReport),
  errors: [],
})
