const startsIntent = 'the intent that starts in the same step has no failure yet'
const namesItem = 'views say which item was not saved, and not why'
const isNoDemand = 'the console asks only for what the server demands, and a timeout is no demand'

/** Mutants that may survive, each with the reason: no user can see what they change. */
export const harmless: Readonly<Record<string, string>> = {
  'session (root) watchTabs onError: action setFailure dropped':
    'no view shows why other tabs cannot be heard',
  'approvals approving entry: action clearFailure dropped': startsIntent,
  'approvals takingBack entry: action clearFailure dropped': startsIntent,
  'approvals denying entry: action clearFailure dropped': startsIntent,
  'passVerification checking entry: action clearFailure dropped': startsIntent,
  'passVerification marking entry: action clearFailure dropped': startsIntent,
  'saved sending entry: action clearFailure dropped': startsIntent,
  'saved sending after mutationTimeout: action setMutationTimeout dropped': namesItem,
  'saved sending saveItem onError: action setMutationError dropped': namesItem,
  'history cancelling entry: action clearFailure dropped':
    'a failure is dismissed before the booking can be cancelled again',
  'wizard acceptingImpliedTerms.failed request.retried: target waiting → arriving':
    'the terms are not accepted yet, so the way leads there at once',
  'wizard enteringCode.code.consumingCode consumeCode onDone[2]: action completeAccount dropped':
    'the last word follows in the same step, and does the same',
  'wizard enteringCode.code.consumingCode consumeCode onDone[2]: action clearCode dropped':
    'the last word follows in the same step, and does the same',
  'wizard enteringCode.code.consumingCode consumeCode onDone[2]: action lock dropped':
    'the last word follows in the same step, and does the same',
  'wizard enteringCode.resend.resendingCode after callTimeout: target offering → arriving':
    'the countdown was over, so the way leads there at once',
  'wizard enteringCode.resend.resendingCode resendCode onError[1]: target offering → arriving':
    'the countdown was over, so the way leads there at once',
  'wizard loggingIn.waiting logIn onError[0]: action clearPasswords dropped':
    'the last word follows in the same step, and does the same',
  'chunkRecovery missing.checkingServer checkServer onDone: target routing → retrying':
    'the server is asked before anything was tried for the page, so the way leads there at once',
  'console page.running always: target restarting → waiting':
    'a page that may not run starts in another step at the earliest, when its system id is free',
  'record routing entry: action reportUnsavedChanges repeated':
    'the report that there are edits, or none, says nothing new when it is repeated',
  ...Object.fromEntries(
    ['routing', 'merging'].map((state) => [
      `record ${state} entry: action reportEdits repeated`,
      'what is removed because of other edits is gone already',
    ]),
  ),
  ...Object.fromEntries(
    ['bulk applying', 'bulk undoing', 'collection removing', 'toggle applying'].flatMap((place) =>
      ['dropped', 'repeated'].map((fault) => [
        `${place} after mutationTimeout: action askOperator ${fault}`,
        isNoDemand,
      ]),
    ),
  ),
}
