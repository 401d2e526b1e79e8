import { type HomeCategory, usableTags } from '@machines/home/category'
import { chosenTagsOf, type HomeChoicesActor, type TabbedPart } from '@machines/home/choices'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { tagsLogic } from './home.page'

/** The tags that a part can be filtered by, and those that are chosen; only discover has any. */
export function useTagFilter(
  home: HomeChoicesActor,
  part: TabbedPart,
  categories: readonly HomeCategory[] | null,
) {
  const read = useRead(usePage(tagsLogic))
  const wanted = useSelector(home, chosenTagsOf)
  return useMemo(() => {
    const tags = part === 'discover' ? usableTags(read.data ?? [], categories ?? []) : []
    // A chosen tag that no item carries any more would leave nothing to see.
    return { tags, chosen: wanted.filter((tag) => tags.includes(tag)) }
  }, [part, read.data, categories, wanted])
}
