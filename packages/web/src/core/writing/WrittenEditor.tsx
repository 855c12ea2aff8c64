import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Typography.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/tiptap/styles.layer.css";
import "../../ui/controls/input.ts";
import { Link, RichTextEditor } from "@mantine/tiptap";
import { DOMParser } from "@tiptap/pm/model";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import type { RichTextBlock } from "@trilha/contract/core/rich-text.ts";
import DOMPurify from "dompurify";
import { useTranslation } from "react-i18next";
import { toBlocks, toDocument } from "./document.ts";
import classes from "./writing.module.css";

type Props = {
  id: string;
  label: string;
  lang: string;
  /** Blocks the editor begins with; another text is another editor, by its key. */
  blocks: readonly RichTextBlock[];
  onChange: (blocks: RichTextBlock[]) => void;
};

/** Writes a text as structure: headings, lists, quotes, emphasis and links, and nothing else that is pasted. */
export function WrittenEditor({ id, label, lang, blocks, onChange }: Props) {
  const { t } = useTranslation("core/writing");
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        ...{ code: false, codeBlock: false, horizontalRule: false, strike: false, underline: false },
        ...{ link: false, heading: { levels: [2, 3] } },
      }),
      Link.configure({ openOnClick: false, protocols: ["https", "mailto", "tel"] }),
    ],
    content: toDocument(blocks),
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      handleDOMEvents: {
        // The editor's own way puts plain strings into the page, which its policy does not allow.
        paste: (view, event) => {
          const html = event.clipboardData?.getData("text/html");
          const text = event.clipboardData?.getData("text/plain");
          event.preventDefault();
          const { tr, schema } = view.state;
          if (html) {
            const clean = DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
            const slice = DOMParser.fromSchema(schema).parseSlice(clean, { preserveWhitespace: false });
            view.dispatch(tr.replaceSelection(slice).scrollIntoView());
          } else if (text) view.dispatch(tr.insertText(text).scrollIntoView());
          return true;
        },
        drop: (view, event) => {
          if (view.dragging) return false;
          event.preventDefault();
          return true;
        },
      },
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, id, lang },
    },
    onUpdate: ({ editor: now }) => onChange(toBlocks(now.getJSON())),
  });
  if (!editor || editor.isDestroyed) return null;
  return (
    <RichTextEditor
      editor={editor}
      className={classes.written}
      labels={{
        boldControlLabel: t("editor.bold"),
        italicControlLabel: t("editor.italic"),
        h2ControlLabel: t("editor.h2"),
        h3ControlLabel: t("editor.h3"),
        bulletListControlLabel: t("editor.bullets"),
        orderedListControlLabel: t("editor.numbers"),
        blockquoteControlLabel: t("editor.quote"),
        linkControlLabel: t("editor.link"),
        linkEditorInputLabel: t("editor.linkAddress"),
        linkEditorInputPlaceholder: "https://",
        linkEditorExternalLink: t("editor.linkNew"),
        linkEditorInternalLink: t("editor.linkHere"),
        linkEditorSave: t("editor.linkSave"),
        unlinkControlLabel: t("editor.unlink"),
        undoControlLabel: t("editor.undo"),
        redoControlLabel: t("editor.redo"),
      }}
    >
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
