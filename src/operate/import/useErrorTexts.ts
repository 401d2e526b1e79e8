import type { ImportError } from '@contract/operate/imports'
import { useLingui } from '@lingui/react/macro'

type Texts = {
  /** What is wrong. */
  problem: string
  /** What to do. */
  fix: string
}

/** What is wrong with a line or a file, and what to do. */
export function useErrorTexts(): (error: ImportError) => Texts {
  const { t } = useLingui()
  return ({ code, column }) => {
    const name = column ?? ''
    const texts: Record<ImportError['code'], Texts> = {
      encoding: {
        problem: t`The file isn’t in UTF-8.`,
        fix: t`Save it again as “CSV UTF-8”.`,
      },
      empty: {
        problem: t`The file names nobody.`,
        fix: t`Add a line for each person below the first line.`,
      },
      too_many_lines: {
        problem: t`The file has more than 10,000 people.`,
        fix: t`Split it, and import the parts one after another.`,
      },
      header_missing: {
        problem: t`The first line doesn’t name the columns.`,
        fix: t`Begin the file with: email,first_name,last_name,company`,
      },
      column_missing: {
        problem: t`The column ${name} is missing.`,
        fix: t`Add it to the first line, and fill it in for everyone.`,
      },
      column_unknown: {
        problem: t`This column is unknown.`,
        fix: t`Remove it. The columns are email, first_name, last_name and company.`,
      },
      column_twice: {
        problem: t`A column is named twice.`,
        fix: t`Remove one of the two.`,
      },
      quotes: {
        problem: t`A quotation mark isn’t closed.`,
        fix: t`Close it, or remove it.`,
      },
      cells: {
        problem: t`The line has more or fewer cells than the first line.`,
        fix: t`Put text with commas in quotation marks, and keep empty cells.`,
      },
      email: {
        problem: t`This isn’t an email address.`,
        fix: t`Enter a complete email address`,
      },
      name: {
        problem: t`This isn’t a name.`,
        fix: t`Enter a name without links, of up to 100 characters.`,
      },
      formula: {
        problem: t`The cell begins like a formula.`,
        fix: t`Remove =, +, - or @ from its beginning.`,
      },
      duplicate: {
        problem: t`The address is in the file twice.`,
        fix: t`Keep only one of the lines.`,
      },
      deactivated: {
        problem: t`This account is deactivated.`,
        fix: t`Reactivate it, or remove the line.`,
      },
      company_unknown: {
        problem: t`No company of this name is in the building.`,
        fix: t`Correct the name, or add the company first.`,
      },
      domain_of_other_company: {
        problem: t`The domain of this address belongs to another company.`,
        fix: t`Name that company, or leave the company empty.`,
      },
    }
    return texts[code]
  }
}
