import { type HomeCategory, usableTags } from '@machines/home/home/category'
import type { TabbedPart } from '@machines/home/home/events'
import type { HomeActor } from '@machines/home/home/machine'
import { chosenTagsOf, tagsReadOf } from '@machines/home/home/selectors'
import { useRead } from '@shared/reading'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'

/** The tags that a part can be filtered by, and those that are chosen; only discover has any. */
export function useTagFilter(
  home: HomeActor,
  part: TabbedPart,
  categories: readonly HomeCategory[] | null,
) {
  const read = useRead(useSelector(home, tagsReadOf))
  const wanted = useSelector(home, chosenTagsOf)
  return useMemo(() => {
    const tags = part === 'discover' ? usableTags(read.data ?? [], categories ?? []) : []
    // A chosen tag that no item carries any more would leave nothing to see.
    return { tags, chosen: wanted.filter((tag) => tags.includes(tag)) }
  }, [part, read.data, categories, wanted])
}
