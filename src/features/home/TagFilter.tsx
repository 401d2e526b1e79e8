import { Plural, useLingui } from '@lingui/react/macro'
import { type HomeCategory, withTags } from '@machines/home/category'
import type { HomeChoicesActor } from '@machines/home/choices'
import { useTextLang } from '@shared/useTextLang'
import { useSpoken } from '@ui/announcer/Announcement'
import { visuallyHidden } from '@ui/visuallyHidden/VisuallyHidden.css'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import * as css from './tags.css'
import { useTagFilter } from './useTagFilter'

type Props = { home: HomeChoicesActor; categories: readonly HomeCategory[] | null }

/** Filters discover by tags: each can be switched, and all can be cleared. */
export function TagFilter({ home, categories }: Props) {
  const { t } = useLingui()
  const { tags, chosen } = useTagFilter(home, 'discover', categories)
  const langOf = useTextLang()
  const [isChanged, setChanged] = useState(false)
  const announcementRef = useSpoken<HTMLParagraphElement>({ isThereFirst: true })
  const count = withTags(categories ?? [], chosen)
    .flatMap(({ contents }) => contents.map(({ uuid }) => uuid))
    .filter((uuid, at, all) => all.indexOf(uuid) === at).length
  // A single tag would filter nothing.
  if (tags.length < 2) return null
  return (
    <>
      <p ref={announcementRef} aria-hidden="true" className={visuallyHidden}>
        {/* Not before there is anything to announce: the first number in a message takes a slow phone 70 ms. */}
        {isChanged && <Plural value={count} one="# item" other="# items" />}
      </p>
      <ul className={css.filters} aria-label={t`Filter by tag`}>
        {tags.map((tag) => {
          const isOn = chosen.includes(tag)
          return (
            <li key={tag}>
              <button
                type="button"
                lang={langOf()}
                aria-pressed={isOn}
                className={css.filter}
                onClick={() => {
                  setChanged(true)
                  home.send({ type: 'tag.toggled', tag })
                }}
              >
                {isOn && <Check size={16} aria-hidden="true" />}
                {tag}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
