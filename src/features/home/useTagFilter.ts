import { type HomeCategory, usableTags } from '@machines/home/category'
import { chosenTagsOf, type HomeChoicesActor, type TabbedPart } from '@machines/home/choices'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { useSelector } from '@shared/useSelector'
import { useMemo } from 'react'
import { tagsLogic } from './home.page'

/** The available and the selected tags of a section; only discover has any. */
export function useTagFilter(
  home: HomeChoicesActor,
  part: TabbedPart,
  categories: readonly HomeCategory[] | null,
) {
  const read = useRead(usePage(tagsLogic))
  const wanted = useSelector(home, chosenTagsOf)
  return useMemo(() => {
    const tags = part === 'discover' ? usableTags(read.data ?? [], categories ?? []) : []
    // A selected tag without items would leave an empty list.
    return { tags, chosen: wanted.filter((tag) => tags.includes(tag)) }
  }, [part, read.data, categories, wanted])
}
