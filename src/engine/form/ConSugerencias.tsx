import { createContext, type ReactNode } from 'react';
import type { FieldPath } from '#engine/definition/fields.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { Chip } from '#ui/layout/Chips.tsx';

/** The fields of a new form that start with the value of the last notice. */
export const IgualQueAntes = createContext<ReadonlySet<FieldPath>>(new Set());

/** A text field with the values that were last typed in it: a press fills it in. */
export function ConSugerencias({
  label,
  className,
  values,
  alElegir,
  children,
}: {
  readonly label: string;
  readonly className: string;
  readonly values: readonly string[];
  readonly alElegir: (value: string) => void;
  readonly children: ReactNode;
}) {
  return (
    <div className={className}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box */}
      <div className="sugerencias" role="group" aria-label={engineMessages.usadosAntes(label)}>
        {values.map((value) => (
          <Chip key={value} size="s" onClick={() => alElegir(value)}>
            {value}
          </Chip>
        ))}
      </div>
    </div>
  );
}
