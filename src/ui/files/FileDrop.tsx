import './file-drop.css';
import { type ReactNode, useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { filesMessages } from './messages.ts';

/**
 * Drop zone for one file, or with `onFiles` for several at once, with a real button to choose them. It passes on any file: the
 * code that knows the rule checks it. `accept` (as in an input) only filters the system's file dialog.
 */
export function FileDrop({
  label,
  accept,
  onFile,
  onFiles,
  disabled = false,
  describedBy,
  children,
}: {
  label: string;
  accept: string;
  onFile?: (file: File) => void;
  onFiles?: (files: readonly File[]) => void;
  disabled?: boolean;
  describedBy?: string;
  children?: ReactNode;
}) {
  const hintId = useId();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (accepted, rejected) => {
      const files = [...accepted, ...rejected.map(({ file }) => file)];
      if (files.length > 0) onFiles?.(files);
      if (files[0]) onFile?.(files[0]);
    },
    disabled,
    multiple: onFiles !== undefined,
    noClick: true,
    noKeyboard: true,
  });
  return (
    <div
      {...getRootProps({ role: undefined, tabIndex: undefined })}
      className={`drop ${isDragActive ? 'drop-over' : ''}`}
    >
      <input {...getInputProps({ accept, 'aria-label': label, tabIndex: -1 })} />
      <Icon name="upload" className="drop-icon" />
      <Button onClick={open} disabled={disabled} aria-describedby={describedBy ?? hintId}>
        {label}
      </Button>
      <span className="drop-hint" id={hintId}>
        {isDragActive
          ? onFiles
            ? filesMessages.dropHere
            : filesMessages.dropOneHere
          : (children ?? filesMessages.orDrag)}
      </span>
    </div>
  );
}
