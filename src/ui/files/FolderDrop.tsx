import './file-drop.css';
import { type ReactNode, useId, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { filesMessages } from './messages.ts';

/** Makes the system's window choose a folder instead of files; React's types do not know it. */
const directory = { webkitdirectory: '' };

/**
 * Drop zone for a folder or a ZIP, with a button for each. It passes on all files, those in folders of the folder too: the code
 * that knows the rule checks them. `label` names what the files are for.
 */
export function FolderDrop({
  label,
  onFiles,
  disabled = false,
  children,
}: {
  label: string;
  onFiles: (files: readonly File[]) => void;
  disabled?: boolean;
  children?: ReactNode;
}) {
  const hintId = useId();
  const folder = useRef<HTMLInputElement>(null);
  const told = (files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (accepted, rejected) => told([...accepted, ...rejected.map(({ file }) => file)]),
    disabled,
    noClick: true,
    noKeyboard: true,
  });
  return (
    <div
      {...getRootProps({ role: undefined, tabIndex: undefined })}
      className={`drop drop-folder ${isDragActive ? 'drop-over' : ''}`}
    >
      <input {...getInputProps({ accept: '.zip', 'aria-label': `${label}: ${filesMessages.zip}`, tabIndex: -1 })} />
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        {...directory}
        tabIndex={-1}
        aria-label={`${label}: ${filesMessages.folder}`}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          told([...(currentTarget.files ?? [])]);
          // The same folder can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Icon name="upload" className="drop-icon" />
      <span className="drop-acts">
        <Button onClick={() => folder.current?.click()} disabled={disabled} aria-describedby={hintId}>
          {filesMessages.chooseFolder}
        </Button>
        <Button onClick={open} disabled={disabled} aria-describedby={hintId}>
          {filesMessages.chooseZip}
        </Button>
      </span>
      <span className="drop-hint" id={hintId}>
        {isDragActive ? filesMessages.dropHere : children}
      </span>
    </div>
  );
}
