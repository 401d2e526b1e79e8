import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@ui/button/Button'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { muted } from '@ui/theme/typography.css'
import type { FieldsProps } from '../record/declareRecord'
import * as css from '../record/record.css'
import { useBuildings } from '../useBuildings'
import { type CompanyFields, domainsField, domainsOf, takenDomainIn } from './company.logic'
import { PremisesFields } from './PremisesFields'

/** The buildings that the company rents in, with the e-mail domains whose people may sign up in each, its floor and its hours. */
export function CompanyBuildings({ draft, change, failure, mayEdit }: FieldsProps<CompanyFields>) {
  const { t } = useLingui()
  const { buildings: covered } = useBuildings()
  const { buildings } = draft
  const others = covered.filter(({ uuid }) => !buildings.some((each) => each.uuid === uuid))
  const set = (next: CompanyFields['buildings']) => change('buildings', next)
  return (
    <>
      <p className={muted}>
        {buildings.length === 0 ? (
          <Trans>It rents in none of your buildings.</Trans>
        ) : (
          <Trans>
            People with an address of these domains can sign up once each domain is proven. Separate
            them by commas.
          </Trans>
        )}
      </p>
      {buildings.map(({ uuid, name }, at) => {
        const taken = takenDomainIn(domainsOf(draft, uuid), failure, at)
        return (
          <section key={uuid} className={css.part} aria-label={name}>
            <div className={css.removable}>
              <Field
                name={domainsField(uuid)}
                label={t`Email domains in ${name}`}
                error={taken === null ? null : t`${taken} belongs to another company.`}
              >
                <Input
                  value={domainsOf(draft, uuid)}
                  spellCheck={false}
                  autoCapitalize="none"
                  onChange={({ target }) => change(domainsField(uuid), target.value)}
                />
              </Field>
              {mayEdit && (
                <span className={css.besideControl}>
                  <Button
                    variant="ghost"
                    aria-label={t`Remove ${name}`}
                    onClick={() => set(buildings.filter((each) => each.uuid !== uuid))}
                  >
                    <Trans>Remove</Trans>
                  </Button>
                </span>
              )}
            </div>
            <PremisesFields draft={draft} change={change} building={{ uuid, name }} />
          </section>
        )
      })}
      {mayEdit && others.length > 0 && (
        <Field label={t`Add a building`}>
          <Select
            value=""
            placeholder={t`Choose a building`}
            options={others.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            onChange={({ currentTarget }) => {
              const added = others.find(({ uuid }) => uuid === currentTarget.value)
              if (added !== undefined) set([...buildings, added])
            }}
          />
        </Field>
      )}
    </>
  )
}
