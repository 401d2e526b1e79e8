import { useLingui } from '@lingui/react/macro'
import { cx } from '@ui/classes/cx'
import * as css from '@ui/finder/finder.css'
import type { Options } from '@ui/finder/useOptions'
import { caption, muted } from '@ui/theme/typography.css'
import { ConsoleLink } from '../shell/ConsoleLink'
import type { Choice, ChoiceGroup } from './useFinderGroups'

type Props = {
  groups: readonly ChoiceGroup[]
  listId: string
  options: Options
  /** Called before the choice takes effect. */
  onChosen: () => void
}

/** What can be chosen, in groups. Each page is a link that the arrow keys and Enter reach too. */
export function Choices({ groups, listId, options, onChosen }: Props) {
  const { t } = useLingui()
  if (groups.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are links
    <div role="listbox" id={listId} aria-label={t`Results`} className={css.list}>
      {groups.map(({ id: group, title, choices }) => {
        const headId = `${listId}-${group}`
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only roles can group a listbox
          <div key={group} role="group" aria-labelledby={headId} className={css.group}>
            <div id={headId} className={cx(css.groupName, caption, muted)}>
              {title}
            </div>
            {choices.map((choice) => {
              const id = `${listId}-${group}-${choice.id}`
              return (
                <ChoiceOption
                  key={id}
                  id={id}
                  choice={choice}
                  isActive={options.isActive(id)}
                  onChosen={onChosen}
                />
              )
            })}
          </div>
        )
      })}
    </div>
  )
}

type OptionProps = { id: string; choice: Choice; isActive: boolean; onChosen: () => void }

function ChoiceOption({ id, choice, isActive, onChosen }: OptionProps) {
  const { label, detail, href, onSelect } = choice
  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: cx(css.option, css.compact),
  }
  const text = (
    <span className={css.line}>
      <span className={css.title}>{label}</span>
      {detail !== null && <span className={cx(css.detail, caption, muted)}>{detail}</span>}
    </span>
  )
  if (href !== undefined) {
    return (
      <ConsoleLink href={href} onClick={onChosen} {...common}>
        {text}
      </ConsoleLink>
    )
  }
  return (
    <button
      type="button"
      {...common}
      onClick={() => {
        onChosen()
        onSelect()
      }}
    >
      {text}
    </button>
  )
}
