import { useLingui } from '@lingui/react/macro'
import { type WhitelabelProblem, whitelabelProblems } from '@rules/operate/whitelabel'
import { minTextContrast } from '@rules/theme/contrast'
import { formatter } from '@shared/format/formatters'
import { useConsoleLocale } from '../ConsoleContext'
import type { Refusals } from '../form/useFailureText'
import { type BrandDraft, fieldsOf } from './draft'

/** What is wrong with a draft, in words, at its fields. */
export function useBrandProblems(draft: BrandDraft): { field: string; text: string }[] {
  const { t } = useLingui()
  const figure = formatter.number(useConsoleLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const address = t`Enter an address that begins with https:// or /`
  const mail = t`Enter a complete email address`
  const color = t`Enter a color such as #12454b`
  const invalid: Partial<Record<WhitelabelProblem['field'], string>> = {
    brand: t`Enter a name`,
    host: t`Enter a host name such as harbor.example.com, without https://`,
    support_email: mail,
    help_desk_email: mail,
    primary_color: color,
    secondary_color: color,
    theme_primary_color: color,
    theme_secondary_color: color,
    theme_primary_font_color: color,
    theme_font: t`Enter the name of a font, such as Figtree`,
    theme_font_url: t`Upload the font, or leave this empty`,
  }
  const textOf = ({ field, code, ratio = 0 }: WhitelabelProblem) => {
    if (code === 'page') return address
    if (code === 'picture')
      return t`Enter the address of a picture, which begins with https:// or /`
    if (code === 'font_name') return t`Enter the name of the uploaded font`
    if (code === 'contrast') {
      const [found, needed] = [figure.format(ratio), figure.format(minTextContrast)]
      return t`On the main color it has a contrast of ${found} : 1, and text needs ${needed} : 1. Choose a lighter or darker color.`
    }
    return invalid[code === 'host' ? 'host' : field] ?? t`Check this field`
  }
  return whitelabelProblems(fieldsOf(draft)).map((problem) => ({
    field: problem.field,
    text: textOf(problem),
  }))
}

/** What the refusals of a brand mean. */
export function useBrandRefusals(): Refusals {
  const { t } = useLingui()
  return {
    host_taken: t`Another brand has this host name. Give that one another host first.`,
    brand_in_file: t`This brand comes from a file. Edit the file, and restart the server.`,
  }
}
