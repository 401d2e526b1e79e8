import type { OperatedFlagRule } from '@contract/operate/flagRules'
import { useLingui } from '@lingui/react/macro'
import Flag from 'lucide-react/icons/flag'
import type { PageProps } from '../definePage'
import { paths } from '../paths'
import { ManagedList, useDeploymentLink } from '../table/ManagedList'
import { FlagDialog } from './FlagDialog'
import { type FlagDraft, type FlagsMachine, newFlag } from './flag.logic'
import { useAudienceName } from './useAudienceName'
import { useFlagEffect } from './useFlagEffect'

/** The flags that are switched for an audience. */
export function FlagsScreen({ page }: PageProps<FlagsMachine>) {
  const { t } = useLingui()
  const audiences = useAudienceName()
  const effectOf = useFlagEffect()
  const valueOf = ({ audience, value, building }: OperatedFlagRule) =>
    audience === 'share' ? `${value} %` : (building ?? value)
  return (
    <ManagedList<OperatedFlagRule, FlagDraft>
      page={page}
      title={t`Flags`}
      back={useDeploymentLink()}
      path={paths.flags}
      searchLabel={t`Find a flag`}
      name={{ id: 'flag', label: t`Flag`, of: ({ flag }) => flag }}
      columns={[
        { id: 'effect', label: t`What it switches`, cell: ({ flag }) => effectOf(flag) ?? '–' },
        {
          id: 'audience',
          label: t`For whom`,
          cell: (rule) =>
            rule.audience === 'everyone'
              ? audiences.everyone
              : `${audiences[rule.audience]}: ${valueOf(rule)}`,
        },
        { id: 'state', label: t`State`, cell: ({ enabled }) => (enabled ? t`On` : t`Off`) },
      ]}
      addition={{
        label: t`Switch a flag`,
        initial: newFlag,
        dialog: (form) => <FlagDialog form={form} />,
      }}
      empty={{
        icon: <Flag size={24} />,
        title: t`No flags are switched`,
        text: t`The configuration decides. Switch one for a building or a few people first.`,
      }}
      removal={{
        title: t`Remove this rule?`,
        description: ({ flag }) => t`A wider rule for ${flag} or the configuration then decides.`,
      }}
    />
  )
}
