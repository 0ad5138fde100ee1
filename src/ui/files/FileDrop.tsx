import './file-drop.css';
import { type ReactNode, useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';

/**
 * Place to drop one file, with a real button to choose it. It hands over whatever it gets: what is wrong with a file is
 * said by who knows the rule. `accept` (as of an input) only narrows what the system's window offers.
 */
export function FileDrop({
  label,
  accept,
  onFile,
  disabled = false,
  describedBy,
  children,
}: {
  label: string;
  accept: string;
  onFile: (file: File) => void;
  disabled?: boolean;
  describedBy?: string;
  children?: ReactNode;
}) {
  const hintId = useId();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (accepted, rejected) => {
      const file = accepted[0] ?? rejected[0]?.file;
      if (file) onFile(file);
    },
    disabled,
    multiple: false,
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
        {isDragActive ? 'Suelte el archivo aquí.' : (children ?? 'o arrástrelo aquí')}
      </span>
    </div>
  );
}
