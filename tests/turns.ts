/**
 * Lets everything end that is already on its way: promises, React's tasks, messages between actors. It waits for turns
 * of the event loop and not for time, so a busy machine lets no less end.
 */
export async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}
