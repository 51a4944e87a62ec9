import { Dialog, Label, Select, Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { twMerge } from 'tailwind-merge'

/** A button that opens a dialog. */
export function Panel({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger className={twMerge('p-2', className)}>{title}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>{title}</Dialog.Title>
          <Tabs.Root defaultValue="first">
            <Tabs.Content value="first">{children}</Tabs.Content>
          </Tabs.Root>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export function Choice({ label, values }: { label: string; values: string[] }) {
  return (
    <Label.Root>
      {label}
      <Select.Root defaultValue={values[0]}>
        <Select.Trigger>
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {values.map((value) => (
            <Select.Item key={value} value={value}>
              <Select.ItemText>{value}</Select.ItemText>
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
    </Label.Root>
  )
}
