import { Trans, useLingui } from '@lingui/react/macro'
import { wordsIn } from '@rules/operate/fields'
import { Button } from '@ui/button/Button'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Notice } from '@ui/notice/Notice'
import Plus from 'lucide-react/icons/plus'
import * as css from './opening.css'
import type { OpeningActor } from './opening.logic'
import { useSection } from './useSection'

type Company = { name: string; domains: string[] }

/** The companies in the building, with the e-mail domains whose users may sign up. */
export function CompaniesStep({ opening }: { opening: OpeningActor }) {
  const { t } = useLingui()
  const first: Company[] = [{ name: '', domains: [] }]
  const { value: companies, change, isWrong, shows } = useSection(opening, 'companies', first)
  const set = (at: number, company: Company) =>
    change(companies.map((each, index) => (index === at ? company : each)))
  const hasDomain = companies.some(({ domains }) => domains.length > 0)
  return (
    <>
      <p>
        <Trans>Everyone with an address of these domains can sign up with a code by mail.</Trans>
      </p>
      {shows && !hasDomain && (
        <Notice tone="danger" live>
          <Trans>Without an email domain nobody could sign up. Enter at least one.</Trans>
        </Notice>
      )}
      {companies.map((company, at) => (
        // A company has no other identity while it is typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={css.company}>
          <Field
            label={t`Company`}
            error={isWrong(`companies.${at}.name`) ? t`Enter a name` : undefined}
          >
            <Input
              value={company.name}
              maxLength={120}
              onChange={({ target }) => set(at, { ...company, name: target.value })}
            />
          </Field>
          <Field
            label={t`Email domains`}
            hint={t`Separated by commas, such as harbor.example`}
            error={
              isWrong(`companies.${at}.domains`)
                ? t`Enter domains such as harbor.example, without @`
                : undefined
            }
          >
            <Input
              defaultValue={company.domains.join(', ')}
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => set(at, { ...company, domains: wordsIn(target.value) })}
            />
          </Field>
          {companies.length > 1 && (
            <div>
              <Button
                variant="ghost"
                onClick={() => change(companies.filter((_, index) => index !== at))}
              >
                <Trans>Remove this company</Trans>
              </Button>
            </div>
          )}
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={() => change([...companies, { name: '', domains: [] }])}
        >
          <Trans>Add a company</Trans>
        </Button>
      </div>
    </>
  )
}
