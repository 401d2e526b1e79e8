import { useLingui } from '@lingui/react/macro'
import type { PersonSearchMachine } from '@machines/operate/personSearch/machine'
import {
  isFinding,
  peopleOf,
  searchFailure,
  textOf,
} from '@machines/operate/personSearch/selectors'
import { Announcement } from '@ui/announcer/Announcement'
import { ChoiceList } from '@ui/choiceList/ChoiceList'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import Search from 'lucide-react/icons/search'
import type { ActorRefFrom } from 'xstate'
import { useFailureText } from '../form/useFailureText'
import * as css from './frontDesk.css'
import type { FoundPerson } from './people'

type Props = {
  search: ActorRefFrom<PersonSearchMachine<FoundPerson>>
  /** The name of the field, by which the form reports its errors. */
  name: string
  label: string
  value: FoundPerson | null
  onChoose: (person: FoundPerson) => void
}

/** Finds a person of the building by name, and chooses one. */
export function PersonPicker({ search, name, label, value, onChoose }: Props) {
  const { t } = useLingui()
  const text = useSelector(search, textOf)
  const found = useSelector(search, peopleOf<FoundPerson>)
  const finding = useSelector(search, isFinding)
  const failure = useSelector(search, searchFailure)
  const failureText = useFailureText()
  const others = (found ?? []).filter(({ uuid }) => uuid !== value?.uuid)
  const people = value === null ? others : [value, ...others]
  const isNone = found !== null && found.length === 0 && !finding
  return (
    <div className={css.picker}>
      <Field
        name={name}
        label={label}
        hint={t`Type a part of the name.`}
        error={failure && failureText(failure)}
      >
        <Input
          type="search"
          autoComplete="off"
          icon={<Search size={20} />}
          value={text}
          onChange={({ target }) => search.send({ type: 'text.changed', text: target.value })}
        />
      </Field>
      {people.length > 0 && (
        <ChoiceList
          label={label}
          name={`${name}-choice`}
          choices={people.map(({ uuid, name: title, company }) => ({
            value: uuid,
            title,
            ...(company !== null && { detail: company }),
          }))}
          value={value?.uuid ?? null}
          onChange={(uuid) => {
            const person = people.find((each) => each.uuid === uuid)
            if (person !== undefined) onChoose(person)
          }}
        />
      )}
      {isNone && <p className={muted}>{t`No one of the building has this name.`}</p>}
      <Announcement text={isNone ? t`No one of the building has this name.` : ''} />
    </div>
  )
}
