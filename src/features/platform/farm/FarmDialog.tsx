import { Trans, useLingui } from '@lingui/react/macro'
import type { FarmActor } from '@machines/platform/farm/machine'
import {
  addressOf,
  choiceOf,
  farmErrorOf,
  farmProblemOf,
  farmsOf,
  hasFailed,
  isBusy,
  isLoadingList,
} from '@machines/platform/farm/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { ChoiceList } from '@ui/choiceList/ChoiceList'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { Form } from '@ui/form/Form'
import { Input } from '@ui/input/Input'
import { Notice } from '@ui/notice/Notice'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { useId } from 'react'
import * as css from './FarmDialog.css'

type Props = { farm: FarmActor; apiUrl: string }

/** Selects a server: a listed one, a typed address, or the deployment's own. */
export function FarmDialog({ farm, apiUrl }: Props) {
  const { t } = useLingui()
  const form = useId()
  const isChanging = useSelector(farm, isBusy)
  const failed = useSelector(farm, hasFailed)
  const error = useSelector(farm, farmErrorOf)
  const problem = useSelector(farm, farmProblemOf)
  const submit = () => farm.send({ type: 'selector.submitted' })
  const address = useSelector(farm, addressOf)
  const choice = useSelector(farm, choiceOf)
  const close = () => farm.send({ type: 'selector.closed' })
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t`Close`}
      title={t`Select a farm`}
      description={<Trans>You’ll be signed out before the app connects to another server.</Trans>}
      footer={
        <>
          <Button variant="secondary" disabled={isChanging} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={isChanging}
            busyLabel={t`Changing the farm`}
          >
            <Trans>Use this farm</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={form}
        className={css.form}
        summaryTitle={t`Something’s missing or needs fixing`}
        problems={[
          ...(problem === 'choice' ? [{ field: 'farm', text: t`A farm must be selected` }] : []),
          ...(problem === 'address' ? [{ field: 'address', text: t`Invalid Farm URL` }] : []),
        ]}
        onSubmit={submit}
        onRefused={submit}
      >
        {failed && (
          <Notice tone="danger">
            <Trans>We couldn’t change the farm. Nothing has changed, so try again.</Trans>
          </Notice>
        )}
        <Farms farm={farm} apiUrl={apiUrl} choice={choice} />
        <Field
          label={t`Custom farm URL`}
          name="address"
          error={error === 'address' ? t`Invalid Farm URL` : null}
        >
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={address}
            disabled={isChanging}
            onChange={(event) =>
              farm.send({ type: 'address.changed', address: event.currentTarget.value })
            }
            onBlur={() => farm.send({ type: 'address.left' })}
          />
        </Field>
      </Form>
    </Dialog>
  )
}

function Farms({ farm, apiUrl, choice }: Props & { choice: string | null }) {
  const { t } = useLingui()
  const farms = useSelector(farm, farmsOf)
  const isLoading = useSelector(farm, isLoadingList)
  return (
    <>
      <ChoiceList
        label={t`Farms`}
        name="farm"
        value={choice}
        onChange={(picked) => farm.send({ type: 'farm.picked', choice: picked })}
        choices={[
          { value: 'own', title: t`This deployment`, detail: apiUrl },
          ...farms.map(({ description, url }) => ({ value: url, title: description, detail: url })),
          { value: 'custom', title: t`Another one`, detail: t`The address you type below` },
        ]}
      />
      {isLoading && (
        <Loading label={t`Loading the farms`}>
          <Skeleton height="56px" />
        </Loading>
      )}
      {!isLoading && farms.length === 0 && (
        <p className={css.none}>
          <Trans>No farms are listed. Type the address of yours.</Trans>
        </p>
      )}
    </>
  )
}
