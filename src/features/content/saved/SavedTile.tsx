import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { useLingui } from '@lingui/react/macro'
import type { SavedActor } from '@machines/content/saved/machine'
import { useDiscoverMode } from '@shared/useDiscoverMode'
import { IconButton } from '@ui/button/IconButton'
import Bookmark from 'lucide-react/icons/bookmark'
import { ContentItemTile } from '../tile/ContentItemTile'
import * as css from './saved.css'

type Props = { item: ContentItem; saved: SavedActor; building: Building }

export function SavedTile({ item, saved, building: { uuid, timezone } }: Props) {
  const { t } = useLingui()
  const mode = useDiscoverMode()
  const { title } = item
  return (
    <div className={css.tile}>
      <ContentItemTile
        item={item}
        at={{ mode, buildingUuid: uuid, currentPath: `/building/${uuid}` }}
        timeZone={timezone}
        onPress={() => undefined}
        level="h2"
      />
      <span className={css.mark}>
        <IconButton
          label={t`Remove “${title}” from saved`}
          onClick={() => saved.send({ type: 'save.toggled', item })}
        >
          <Bookmark size={20} aria-hidden="true" fill="currentColor" />
        </IconButton>
      </span>
    </div>
  )
}
