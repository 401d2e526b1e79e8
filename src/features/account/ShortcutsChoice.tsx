import { useLingui } from '@lingui/react/macro'
import { hasShortcuts } from '@machines/platform/shortcuts'
import { useAppServices } from '@shared/AppContext'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { Switch } from '@ui/switch/Switch'

/** Whether `/` opens the search: whoever dictates, or holds something else than keys, may not want that. */
export function ShortcutsChoice() {
  const { t } = useLingui()
  const { shortcuts } = useAppServices().system
  const isOn = useShared('shortcuts', hasShortcuts)
  const { search: isOffered } = useFeatures()
  if (!isOffered) return null
  return (
    <Switch
      label={t`Open the search with the key /`}
      hint={t`On this device only.`}
      checked={isOn}
      onChange={(checked) => shortcuts.send({ type: 'shortcuts.switched', isOn: checked })}
    />
  )
}
