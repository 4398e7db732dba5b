interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Answers questions together: those that come while as many rounds as there may be are under way make up the next
 * one. `answer` gives one answer for each question, in their order; if it fails, all of its round fail.
 */
export function gather<Question, Answer>(
  { mostUnderWay, mostTogether }: { mostUnderWay: number; mostTogether: number },
  answer: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = []
  let underWay = 0
  let isBegun = false

  function begin(): void {
    isBegun = false
    while (underWay < mostUnderWay && waiting.length > 0) {
      underWay += 1
      void play(waiting.splice(0, mostTogether))
    }
  }

  async function play(round: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await answer(round.map(({ question }) => question))
      for (const [at, { resolve }] of round.entries()) resolve(answers[at] as Answer)
    } catch (error) {
      for (const { reject } of round) reject(error)
    }
    underWay -= 1
    begin()
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (isBegun) return
      // What comes in the same turn goes along.
      isBegun = true
      setImmediate(begin)
    })
}
