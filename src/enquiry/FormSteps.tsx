/** Progress in a multi-step form: names on wide screens, a count and the current name on phones. */
export function FormSteps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <div>
      <p className="text-sm text-muted sm:hidden">
        Step {current + 1} of {steps.length}: <strong className="text-ink">{steps[current]}</strong>
      </p>
      <ol className="mt-2 flex gap-2 sm:mt-0">
        {steps.map((name, at) => (
          <li
            key={name}
            aria-current={at === current ? 'step' : undefined}
            className={`min-w-0 flex-1 border-t-4 pt-2 text-sm ${at <= current ? 'border-accent' : 'border-hairline'}`}
          >
            <span className={`hidden sm:block ${at === current ? 'font-semibold' : 'text-muted'}`}>
              {at + 1}. {name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
